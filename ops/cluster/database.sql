-- Once, on the primary: sudo -u postgres psql -f database.sql
create role cablaj login password '@DATABASE_PASSWORD@';
create database cablaj owner cablaj;
