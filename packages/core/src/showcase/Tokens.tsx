import { typeScale, vars } from '@marquee/theme'
import { Card, Heading, Stack, Text } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import * as css from './showcase.css.ts'

/** Every colour by its role, in the mode of the page. */
export function Colours() {
  return (
    <ul className={css.list}>
      {Object.entries(vars.color).map(([role, value]) => (
        <li key={role} className={css.swatch}>
          <span className={css.colour} style={{ backgroundColor: value }} />
          <Text as="span" size="sm">
            {role}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** Both faces in every size. */
export function Type() {
  const name = useT('showcase')('sample.title')
  return (
    <Stack gap={4}>
      {(['display', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={3} size={size}>
          {name} ({size})
        </Heading>
      ))}
      {Object.entries(typeScale).map(([size, px]) => (
        <p key={size} style={{ fontSize: px }}>
          {name} ({size}, {px} px) 0123456789
        </p>
      ))}
    </Stack>
  )
}

const boxes = (prefix: string, variants: Record<string, string>) =>
  Object.entries(variants).map(([name, className]) => (
    <li key={`${prefix}.${name}`}>
      <div className={`${css.box} ${className}`} />
      <Text size="sm">
        {prefix}.{name}
      </Text>
    </li>
  ))

/** Radii, shadows and textures. */
export function Shapes() {
  return (
    <ul className={css.list}>
      {boxes('radius', css.radius)}
      {boxes('elevation', css.elevation)}
      {boxes('texture', css.texture)}
    </ul>
  )
}

/** The three speeds: they run under the pointer. */
export function Motion() {
  return (
    <Stack gap={3}>
      {(['quick', 'medium', 'slow'] as const).map((speed) => (
        <Card key={speed} tone="sunken">
          <div className={`${css.runner} ${css.run[speed]}`} />
          <Text size="sm">{speed}</Text>
        </Card>
      ))}
    </Stack>
  )
}
