import { defineKind } from '../registry.ts'
import { fcm } from './fcm.ts'
import { sandbox } from './sandbox.ts'

/** Whoever brings notifications to devices. */
export const pushProviders = defineKind({ kind: 'push', adapters: [fcm, sandbox] })
