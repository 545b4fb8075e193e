import { defineKind } from '../registry.ts'
import { prometheus } from './prometheus.ts'

/** Whoever judges what the processes tell of themselves. */
export const alertJudges = defineKind({ kind: 'alerts', adapters: [prometheus] })
