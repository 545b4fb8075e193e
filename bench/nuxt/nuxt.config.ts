// A plain Nuxt application, as its documentation begins one; nothing is turned off that it has by default.
export default defineNuxtConfig({ telemetry: false, devtools: { enabled: false } })
