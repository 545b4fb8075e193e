import type { Translate } from '../texts/texts.ts'
import { element, icon } from './dom.ts'

/** Opens a sheet over the game; resolves with the value of the button that closed it. */
export function openDialog(
  parent: HTMLElement,
  t: Translate,
  title: string,
  content: Node[],
  actions: { value: string; label: string; strong?: boolean }[],
): Promise<string> {
  const id = 'dialog-title'
  const close = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': t('close') },
    icon('close'),
  )
  const buttons = actions.map(({ value, label, strong }) => {
    const button = element('button', { type: 'button', class: strong ? 'strong' : 'quiet' }, label)
    button.addEventListener('click', () => dialog.close(value))
    return button
  })
  const dialog = element(
    'dialog',
    { 'aria-labelledby': id },
    element('div', { class: 'grab', 'aria-hidden': 'true' }),
    element('header', {}, element('h2', { id }, title), close),
    element('div', { class: 'sheet', tabindex: '0' }, ...content),
    ...(buttons.length > 0 ? [element('footer', {}, ...buttons)] : []),
  )
  close.addEventListener('click', () => dialog.close(''))
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close('')
  })
  parent.append(dialog)
  dialog.showModal()
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue)
    }),
  )
}
