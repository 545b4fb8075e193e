import { useAtomValue } from 'jotai'
import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { loadComponent } from '../app/lazy.ts'
import type { ModalDefinition, ModalProps } from '../feature/modals.ts'
import { useT } from '../i18n/hooks.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { useGo } from '../routing/go.ts'
import { onTheWay } from '../routing/showProgress.ts'
import { toast } from '../toasts/toast.ts'
import { deadEntry } from './entries.ts'
import { closeModal, modalStackAtom, removeModal, type StackedModal } from './store.ts'
import { useBodyFix } from './useBodyFix.ts'
import { useEntries } from './useEntries.ts'
import { useGeoblock } from './useGeoblock.ts'
import { findModal } from './useModals.ts'

/** Fetches a modal's component. One that does not come is closed and the player told, so that the next press is a new try. */
function useModalComponent(
  modal: StackedModal,
  close: () => void,
): ComponentType<ModalProps> | null {
  const { brand, i18n } = useApp()
  const t = useT()
  const [component, setComponent] = useState<{ Modal: ComponentType<ModalProps> } | null>(null)
  const giveUp = useEffectEvent((error: unknown) => {
    console.error(`The modal '${modal.name}' could not be loaded, so it was not opened.`, error)
    close()
    void toast({ type: 'error', text: t('modalFailed') })
  })
  useEffect(() => {
    const definition = findModal(brand, modal.name) as ModalDefinition
    const owner = brand.features.find((feature) => feature.modals?.[modal.name])
    const end = onTheWay()
    Promise.all([
      loadComponent(definition.load),
      ensureMessages(brand, i18n, owner ? [owner.id] : []),
    ])
      .then(
        ([Modal]) => setComponent({ Modal: Modal as ComponentType<ModalProps> }),
        (error: unknown) => giveUp(error),
      )
      .finally(end)
    return end
  }, [brand, i18n, modal.name, modal.key])
  return component?.Modal ?? null
}

/** Closes a modal; one that the address asked for takes its parameter with it. */
function useClose({ key, asked }: StackedModal): () => void {
  const { store } = useApp()
  const go = useGo()
  return () => {
    closeModal(store, key)
    if (!asked) return
    const without = (search: Record<string, unknown>) => ({
      ...search,
      [asked.parameter]: undefined,
      ...(asked.parameter === 'openModal' && { errorMessage: undefined }),
    })
    const state = asked.over ? deadEntry : undefined
    void go({ to: '.', search: without, state, replace: true, resetScroll: false })
  }
}

interface StackedProps {
  modal: StackedModal
  /** How it comes and goes (MODAL-08). */
  stack: 'single' | 'several'
  /** One below it is still on its way, or must be answered first. */
  waits: boolean
  /** What stands in front of it, if anything; what is on its way out still does. */
  front: 'none' | 'leaving' | 'open'
  onShown: (key: number) => void
}

function Stacked({ modal, stack, waits, front, onShown }: StackedProps) {
  const { store } = useApp()
  const close = useClose(modal)
  const Modal = useModalComponent(modal, close)
  const shown = Modal !== null && !waits
  // A dialog that is open from the first is just there; one that opens a moment later comes.
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    if (!shown) return
    setEntered(true)
    onShown(modal.key)
  }, [shown, onShown, modal.key])
  const isOpen = modal.open && entered
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    // Closed before it could be seen: no animation will tell that it is gone.
    else if (!modal.open && !wasOpen.current) removeModal(store, modal.key)
  }, [isOpen, store, modal.open, modal.key])
  if (!Modal || waits) return null
  return (
    <div data-modal={modal.name} data-stack={stack}>
      <Modal
        name={modal.name}
        props={modal.props}
        close={close}
        frame={{
          open: isOpen,
          onOpenChange: (open) => {
            // One Escape closes one modal: the one below hears of it while that one still leaves.
            if (!open && front === 'none') close()
          },
          onOpenChangeComplete: (open) => {
            if (!open) removeModal(store, modal.key)
          },
          modal: front === 'none',
          inert: front === 'open',
          stack,
        }}
      />
    </div>
  )
}

/** Shows the stack: the lowest first, each above the one before (MODAL-07, MODAL-08). */
export function ModalHost() {
  const { brand } = useApp()
  const stack = useAtomValue(modalStackAtom)
  // What is mounted later stands higher, so none is mounted before those below it.
  const [mounted, setMounted] = useState<number[]>([])
  const onShown = useCallback((key: number) => setMounted((known) => [...known, key]), [])
  useBodyFix(stack.length > 0)
  useEntries()
  useGeoblock()
  return stack.map((modal, index) => {
    const above = stack.slice(index + 1).filter(({ key }) => mounted.includes(key))
    const front = above.some(({ open }) => open) ? 'open' : above.length ? 'leaving' : 'none'
    const isOnlyOne = !stack.some(({ key, open }) => open && key !== modal.key)
    return (
      <Stacked
        key={modal.key}
        modal={modal}
        stack={isOnlyOne ? 'single' : 'several'}
        waits={stack
          .slice(0, index)
          .some(({ key, name }) => !mounted.includes(key) || findModal(brand, name)?.required)}
        front={front}
        onShown={onShown}
      />
    )
  })
}
