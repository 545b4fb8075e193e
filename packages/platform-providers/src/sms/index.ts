import { defineKind } from '../registry.ts'
import { http } from './http.ts'
import { sandbox } from './sandbox.ts'

/** Whoever takes text messages. */
export const smsProviders = defineKind({ kind: 'sms', adapters: [http, sandbox] })
