import { defineKind } from '../registry.ts'
import { sandbox } from './sandbox.ts'
import { veriff } from './veriff.ts'

/** Whoever checks that players are who they say. */
export const identityProviders = defineKind({ kind: 'identity', adapters: [veriff, sandbox] })
