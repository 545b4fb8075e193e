import type { AppRuntime } from '../app/runtime.ts'
import { interrupt, type Interruption } from '../modals/queue.ts'
import { useModals } from '../modals/useModals.ts'

/** Modals of a test have names that no feature has registered. */
export interface AnyModals {
  open(name: string, props?: object): boolean
  has(name: string): boolean
  askToSignUp(): void
}

/** `useModals` for modals that a test makes up, or opens by the names of a table. */
export const useAnyModals = useModals as () => AnyModals

type AnyInterruption = Omit<Interruption, 'modal' | 'props'> & { modal: string; props?: object }

/** `interrupt` for such modals. */
export const interruptAny = interrupt as (
  runtime: Pick<AppRuntime, 'store'>,
  entry: AnyInterruption,
) => void
