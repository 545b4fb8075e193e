import { Container, Graphics, Text } from 'pixi.js'

export type Tag = {
  root: Container
  /** Draws it for a size of letters; `isChosen` in the colour of what is aimed at. */
  dress: (size: number, isChosen: boolean) => void
  width: () => number
}

/** A small net, as tags and buttons show it. */
function drawMesh(mesh: Graphics, size: number, colour: string) {
  mesh.clear()
  mesh.moveTo(-size, -size * 0.7).quadraticCurveTo(0, size * 1.6, size, -size * 0.7)
  mesh
    .closePath()
    .moveTo(0, -size * 0.7)
    .lineTo(0, size * 0.4)
  mesh.moveTo(-size * 0.74, -size * 0.2).lineTo(size * 0.74, -size * 0.2)
  mesh.stroke({ color: colour, width: Math.max(1.2, size * 0.18), join: 'round', cap: 'round' })
}

/** What a catch pays, on a pill beside it; one with a net is of a net. Pressing it is a choice. */
export function makeTag(
  { text, isNet, colours }: { text: string; isNet: boolean; colours: Record<string, string> },
  onPress: () => void,
): Tag {
  const root = new Container({ eventMode: 'static', cursor: 'pointer' })
  const pill = new Graphics()
  const mesh = new Graphics()
  const label = new Text({
    text,
    anchor: { x: 0, y: 0.5 },
    style: { fontFamily: 'system-ui, sans-serif', fontWeight: '800', fill: '#ffffff' },
  })
  root.addChild(pill, mesh, label)
  root.on('pointertap', onPress)
  let width = 0
  let drawn = ''
  return {
    root,
    width: () => width,
    dress: (size, isChosen) => {
      const key = `${size}/${isChosen}`
      if (key === drawn) return
      drawn = key
      label.style.fontSize = size
      label.style.fill = isChosen ? colours.shadow! : '#ffffff'
      const room = isNet ? size * 1.5 : 0
      width = label.width + room + size * 1.1
      pill
        .clear()
        .roundRect(-width / 2, -size * 0.8, width, size * 1.6, size * 0.8)
        .fill({ color: isChosen ? colours.accent! : colours.shadow!, alpha: isChosen ? 1 : 0.78 })
        .stroke({ color: isChosen ? colours.glow! : colours.accent!, width: 1.5, alpha: 0.8 })
      label.position.set(-width / 2 + room + size * 0.5, 0)
      if (isNet) {
        drawMesh(mesh, size * 0.5, isChosen ? colours.shadow! : colours.accent!)
        mesh.position.set(-width / 2 + size * 1.05, size * 0.02)
      }
      root.hitArea = {
        contains: (x, y) => Math.abs(x) < Math.max(22, width / 2 + 4) && Math.abs(y) < 22,
      }
    },
  }
}
