import { defaultLocale, eachLocale } from '@marquee/contract/locales'
import { messages } from './messages/index.ts'

/**
 * A third party's messenger as a page fetches it: a panel of its own in a shadow tree, so that neither
 * the page's styles nor its own reach the other side. It keeps the page's policy: no text becomes
 * markup or script, no style stands in a document.
 *
 * It opens at the window's event `marquee:support-chat`, which the page sends once the script is there
 * and at each press of its chat button; `detail` says brand and locale.
 */
export const messengerScript = `
(() => {
  const words = ${JSON.stringify(eachLocale((locale) => messages[locale].panel))}
  const looks = new CSSStyleSheet()
  looks.replaceSync(\`
    section { position: fixed; z-index: 2147483000; right: 16px; bottom: 88px; width: 360px;
      max-width: calc(100vw - 32px); height: 460px; max-height: calc(100vh - 176px); display: flex;
      flex-direction: column; border-radius: 16px; overflow: hidden; background: #fff; color: #1b1d22;
      font: 16px/1.4 system-ui, sans-serif; box-shadow: 0 12px 48px #0008; }
    section[hidden] { display: none; }
    header { display: flex; align-items: center; justify-content: space-between; padding: 8px 8px 8px 16px;
      background: #1f4b8f; color: #fff; }
    h2 { margin: 0; font-size: 17px; }
    button { min-width: 44px; min-height: 44px; border: 0; border-radius: 8px; font: inherit; cursor: pointer; }
    header button { background: none; color: inherit; font-size: 22px; }
    ol { flex: 1; margin: 0; padding: 16px; overflow: auto; list-style: none; display: grid; gap: 8px;
      align-content: start; }
    li { max-width: 85%; padding: 8px 12px; border-radius: 12px; background: #e8ecf3; overflow-wrap: anywhere; }
    li.mine { justify-self: end; background: #1f4b8f; color: #fff; }
    form { display: flex; gap: 8px; padding: 8px; border-top: 1px solid #d5dae3; }
    input { flex: 1; min-width: 0; padding: 8px 12px; border: 1px solid #7d8696; border-radius: 8px;
      font: inherit; color: inherit; background: #fff; }
    form button { padding: 0 16px; background: #1f4b8f; color: #fff; }
    :focus-visible { outline: 3px solid #f5a623; outline-offset: 1px; }
  \`)

  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties)
    element.append(...children)
    return element
  }

  let panel = null
  let input = null
  let back = null

  const hide = () => {
    panel.hidden = true
    back?.focus?.()
  }

  const build = (locale) => {
    const say = words[locale] ?? words.${defaultLocale}
    const log = make('ol', { ariaLive: 'polite' }, make('li', { textContent: say.hello }))
    log.setAttribute('role', 'log')
    input = make('input', { name: 'text', maxLength: 1000, required: true, autocomplete: 'off' })
    input.setAttribute('aria-label', say.field)
    const write = (text, mine) => {
      const line = make('li', { textContent: text, className: mine ? 'mine' : '' })
      log.append(line)
      log.scrollTop = log.scrollHeight
    }
    const form = make('form', {}, input, make('button', { type: 'submit', textContent: say.send }))
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const text = input.value.trim()
      if (!text) return
      input.value = ''
      write(text, true)
      try {
        const answer = await fetch('/sandbox/chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text, locale }),
        })
        if (!answer.ok) throw new Error('The desk answered ' + answer.status + '.')
        write((await answer.json()).text, false)
      } catch {
        write(say.failed, false)
      }
    })
    const close = make('button', { type: 'button', textContent: '\\u00d7', onclick: hide })
    close.setAttribute('aria-label', say.close)
    panel = make('section', {}, make('header', {}, make('h2', { textContent: say.title }), close), log, form)
    panel.setAttribute('role', 'dialog')
    panel.setAttribute('aria-label', say.title)
    panel.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
    const host = make('div', { id: 'support-messenger' })
    host.dataset.testid = 'support-messenger'
    const tree = host.attachShadow({ mode: 'open' })
    tree.adoptedStyleSheets = [looks]
    tree.append(panel)
    document.body.append(host)
  }

  window.addEventListener('marquee:support-chat', ({ detail }) => {
    back = document.activeElement
    if (!panel) build(detail.locale)
    panel.hidden = false
    input.focus()
  })
})()
`
