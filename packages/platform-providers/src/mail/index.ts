import { defineKind } from '../registry.ts'
import { sandbox } from './sandbox.ts'
import { smtp } from './smtp.ts'

/** Whoever takes mails. */
export const mailProviders = defineKind({ kind: 'mail', adapters: [smtp, sandbox] })
