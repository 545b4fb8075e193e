import { messages } from './messages/index.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { toast, type ToastHandle } from '../toasts/toast.ts'

export interface UpdateChoices {
  onRefresh: () => void
  onDismiss: () => void
}

/** Says that something newer is there, until the player chooses (ERR-30). */
export async function showUpdateToast(
  { locale }: Pick<AppRuntime, 'locale'>,
  { onRefresh, onDismiss }: UpdateChoices,
): Promise<ToastHandle> {
  const say = (await messages[locale]()) as Record<'text' | 'refresh' | 'dismiss', string>
  return toast({
    type: 'info',
    text: say.text,
    autoClose: false,
    // It may stay for long: not over the header, where everything begins.
    position: 'bottom-center',
    action: { label: say.refresh, onSelect: onRefresh },
    dismiss: { label: say.dismiss, onSelect: onDismiss },
  })
}
