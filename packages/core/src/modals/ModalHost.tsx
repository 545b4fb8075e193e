import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { loadComponent } from '../app/lazy.ts'
import type { ModalDefinition, ModalProps } from '../feature/types.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { closeModal, modalStackAtom, removeModal, type StackedModal } from './store.ts'
import { useBodyFix } from './useBodyFix.ts'
import { findModal } from './useModals.ts'

function useModalComponent(modal: StackedModal): ComponentType<ModalProps> | null {
  const { brand, i18n, store } = useApp()
  const [component, setComponent] = useState<{ Modal: ComponentType<ModalProps> } | null>(null)
  useEffect(() => {
    const definition = findModal(brand, modal.name) as ModalDefinition
    const owner = brand.features.find((feature) => feature.modals?.[modal.name])
    Promise.all([
      loadComponent(definition.load),
      ensureMessages(brand, i18n, owner ? [owner.id] : []),
    ]).then(
      ([Modal]) => setComponent({ Modal }),
      (error: unknown) => {
        console.error(`The modal '${modal.name}' could not be loaded, so it was not opened.`, error)
        removeModal(store, modal.key)
      },
    )
  }, [brand, i18n, store, modal.name, modal.key])
  return component?.Modal ?? null
}

interface StackedProps {
  modal: StackedModal
  single: boolean
  /** One below it is still on its way. */
  waits: boolean
  onShown: (key: number) => void
}

function Stacked({ modal, single, waits, onShown }: StackedProps) {
  const { store } = useApp()
  const navigate = useNavigate()
  const Modal = useModalComponent(modal)
  const close = () => {
    closeModal(store, modal.key)
    if (modal.parameter) {
      const { parameter } = modal
      void navigate({
        to: '.',
        search: (search: Record<string, unknown>) => ({ ...search, [parameter]: undefined }),
        replace: true,
        resetScroll: false,
      })
    }
  }
  const shown = Modal !== null && !waits
  useEffect(() => {
    if (shown) onShown(modal.key)
  }, [shown, onShown, modal.key])
  if (!Modal || waits) return null
  return (
    <div data-modal={modal.name} data-stack={single ? 'single' : 'several'}>
      <Modal
        name={modal.name}
        props={modal.props}
        close={close}
        frame={{
          open: modal.open,
          onOpenChange: (open) => {
            if (!open) close()
          },
          onOpenChangeComplete: (open) => {
            if (!open) removeModal(store, modal.key)
          },
        }}
      />
    </div>
  )
}

/** Shows the stack: the lowest first, each above the one before (MODAL-07, MODAL-08). */
export function ModalHost() {
  const stack = useAtomValue(modalStackAtom)
  // What is mounted later stands higher, so none is mounted before those below it.
  const [mounted, setMounted] = useState<number[]>([])
  const onShown = useCallback((key: number) => setMounted((known) => [...known, key]), [])
  useBodyFix(stack.length > 0)
  return stack.map((modal, index) => (
    <Stacked
      key={modal.key}
      modal={modal}
      single={stack.length === 1}
      waits={stack.slice(0, index).some(({ key }) => !mounted.includes(key))}
      onShown={onShown}
    />
  ))
}
