# A packed brand. The context is its unpacked archive: docs/deploying.md has the commands.
FROM node:24.21.0-bookworm-slim

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/marquee

# What changes least comes first: releases share these layers.
COPY covers ./covers
COPY arcade ./arcade
COPY studio-games ./studio-games
COPY client ./client
COPY brand ./brand
COPY server.js package.json manifest.json sbom.cdx.json LICENSE THIRD-PARTY-NOTICES.txt ./

USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
