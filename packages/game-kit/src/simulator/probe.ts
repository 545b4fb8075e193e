/**
 * Runs in the game's page before the game, in the simulator alone: counts the sounds that it starts, knows
 * its drawing contexts, and loses them when it is told to.
 */
export const probeScript = `(() => {
  const contexts = []
  const tell = (what) => parent.postMessage({ kit: what }, '*')
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (...args) {
    const context = getContext.apply(this, args)
    if (context && this.isConnected && !contexts.includes(context)) contexts.push(context)
    return context
  }
  for (const node of [AudioScheduledSourceNode, HTMLMediaElement]) {
    const name = node === HTMLMediaElement ? 'play' : 'start'
    const own = node.prototype[name]
    node.prototype[name] = function (...args) {
      tell('sound')
      return own.apply(this, args)
    }
  }
  const lose = (context) => {
    const { canvas } = context
    const loser = context.getExtension && context.getExtension('WEBGL_lose_context')
    if (loser) {
      loser.loseContext()
      setTimeout(() => loser.restoreContext(), 400)
    } else {
      canvas.width = canvas.width
      canvas.dispatchEvent(new Event('contextlost', { cancelable: true }))
      setTimeout(() => canvas.dispatchEvent(new Event('contextrestored')), 400)
    }
  }
  addEventListener('message', ({ data }) => {
    if (!data || data.kit === undefined) return
    const shown = contexts.filter((context) => context.canvas.isConnected)
    if (data.kit === 'lose') shown.forEach(lose)
    if (data.kit === 'look') {
      const lost = shown.some((context) => context.isContextLost && context.isContextLost())
      tell(lost ? 'lost' : 'held')
    }
  })
  addEventListener('error', ({ message }) => tell('error: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => tell('error: ' + reason))
})()`
