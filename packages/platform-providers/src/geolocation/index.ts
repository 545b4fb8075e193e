import { defineKind } from '../registry.ts'
import { file } from './file.ts'
import { maxmind } from './maxmind.ts'
import { sandbox } from './sandbox.ts'

/** Whoever tells where addresses are; a table of our own is quicker than a company. */
export const geolocationProviders = defineKind({
  kind: 'geolocation',
  adapters: [file, maxmind, sandbox],
})
