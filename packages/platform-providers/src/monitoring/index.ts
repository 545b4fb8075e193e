import { defineKind } from '../registry.ts'
import { raygun } from './raygun.ts'
import { sandbox } from './sandbox.ts'

/** Whoever gathers failures of the platform's own processes. */
export const monitoringProviders = defineKind({ kind: 'monitoring', adapters: [raygun, sandbox] })
