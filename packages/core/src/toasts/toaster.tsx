import { createRoot } from 'react-dom/client'
import { Toaster, toast as sonner } from 'sonner'
import { createDebounce } from './debounce.ts'
import { noteAction } from './openActions.ts'
import { toastTexts } from './texts.ts'
import type { ToastHandle, ToastMessage } from './toast.ts'
import { ToastCard } from './ToastCard.tsx'
import * as css from './ToastCard.css.ts'

/** Toasts on screen at once; more wait behind the last. */
const visibleAtMost = 5

let place: HTMLElement | undefined

/** The toaster lives outside of the page's tree, so that no render of the page ever waits for it. */
function mount(): void {
  if (place) {
    // Whatever emptied the page's body took the toaster along.
    if (!place.isConnected) document.body.append(place)
    return
  }
  place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Toaster
      position="top-right"
      expand
      gap={12}
      visibleToasts={visibleAtMost}
      className={css.list}
      containerAriaLabel={toastTexts().region}
      toastOptions={{ className: css.item, unstyled: true }}
    />,
  )
}

/** What is on screen, by id. */
const onScreen = new Map<string, ToastMessage>()

function forget(id: string): void {
  onScreen.delete(id)
  noteAction(id, false)
}

function put(id: string, message: ToastMessage, closing = false): void {
  onScreen.set(id, message)
  noteAction(id, !closing && Boolean(message.action ?? message.dismiss))
  sonner.custom(
    () => (
      <ToastCard
        {...message}
        closing={closing}
        onGone={() => {
          forget(id)
          sonner.dismiss(id)
        }}
      />
    ),
    {
      id,
      duration: Infinity,
      // What has a word for being closed is not swiped away by chance.
      dismissible: !message.dismiss,
      position: message.position ?? 'top-right',
      onDismiss: () => forget(id),
    },
  )
}

const debounce = createDebounce((id, message) => put(id, message))

/** Shows a toast, or joins it to the same one that is about to be shown (TOAST-06). */
export function show(message: ToastMessage): ToastHandle {
  mount()
  const id = debounce.add({ ...message })
  return {
    update(change) {
      const known = onScreen.get(id)
      if (!debounce.change(id, change) && known) put(id, { ...known, ...change })
    },
    close() {
      debounce.drop(id)
      const known = onScreen.get(id)
      if (known) put(id, known, true)
    },
  }
}
