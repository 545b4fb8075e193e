import { defineKind } from '../registry.ts'
import { chatwoot } from './chatwoot.ts'
import { sandbox } from './sandbox.ts'

/** Help desks that are not the house's own. */
export const chatProviders = defineKind({ kind: 'chat', adapters: [chatwoot, sandbox] })
