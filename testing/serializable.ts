/**
 * What PGOPTIONS has to be for every transaction to be serializable, in whatever process: then
 * PostgreSQL overtakes transactions as distributed engines do. Small tables are read by their indexes,
 * as large ones are, or everybody who reads one would be overtaken by everybody who writes it.
 */
export const SERIALIZABLE = '-c default_transaction_isolation=serializable -c enable_seqscan=off';
