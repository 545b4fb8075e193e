import { defineKind } from '../registry.ts'
import { sandbox } from './sandbox.ts'
import { turnstile } from './turnstile.ts'

/** Whoever tells people from robots. */
export const captchaProviders = defineKind({ kind: 'captcha', adapters: [turnstile, sandbox] })
