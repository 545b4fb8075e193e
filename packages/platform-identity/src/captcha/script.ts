/**
 * The sandbox's captcha as a page loads it: one checkbox, no puzzle. Honest about what it is: it tells
 * nobody apart, it lets the way of a token be tried.
 */
export const captchaScript = `
(() => {
  window.marqueeCaptcha = {
    render(place, { label, onToken, onError }) {
      const line = document.createElement('label')
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.dataset.testid = 'captcha-box'
      line.append(box, document.createTextNode(label))
      place.replaceChildren(line)
      box.addEventListener('change', async () => {
        if (!box.checked) return onToken('')
        try {
          const answer = await fetch('/sandbox/captcha/token', { method: 'POST' })
          if (!answer.ok) throw new Error('The captcha answered ' + answer.status + '.')
          onToken((await answer.json()).token)
        } catch (error) {
          box.checked = false
          onError(error)
        }
      })
      return () => place.replaceChildren()
    },
  }
})()
`
