import { contrastPairs, contrastRatio, typeScale } from '@marquee/theme'
import { Badge, Card, Grid, Heading, Inline, Sections, Stack, Table, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { themes } from './themes.ts'
import * as css from './Tokens.css.ts'

const meta: Meta = { title: 'Tokens' }
export default meta

function colorsOf({ brand, mode }: Record<string, unknown>) {
  const theme = themes.find(({ key }) => key === brand)
  if (!theme) throw new Error(`No theme '${String(brand)}': choose a brand in the toolbar.`)
  return theme.tokens[mode === 'light' ? 'light' : 'dark'].color
}

/** Every pair that components use, with its ratio. */
export const Colours: StoryObj = {
  render: (_args, { globals }) => {
    const color = colorsOf(globals)
    return (
      <Sections>
        <Grid min="14rem" gap={2}>
          {Object.entries(color).map(([role, value]) => (
            <div key={role} className={css.swatch}>
              <span className={css.colour} style={{ backgroundColor: value }} />
              <Text as="span" size="sm">
                {role}
                <br />
                {value}
              </Text>
            </div>
          ))}
        </Grid>
        <Table
          caption="Contrast"
          rows={contrastPairs}
          rowKey={({ foreground, background }) => `${foreground} on ${background}`}
          columns={[
            {
              key: 'pair',
              header: 'Pair',
              rowHeader: true,
              cell: ({ foreground, background }) => `${foreground} on ${background}`,
            },
            {
              key: 'sample',
              header: 'Sample',
              cell: ({ foreground, background, minimum }) => (
                <span
                  aria-hidden="true"
                  className={css.sample}
                  style={{
                    color: color[foreground],
                    backgroundColor: color[background],
                    boxShadow: minimum === 3 ? 'inset 0 0 0 2px' : undefined,
                  }}
                >
                  {minimum === 3 ? '' : 'Play'}
                </span>
              ),
            },
            {
              key: 'ratio',
              header: 'Ratio',
              align: 'end',
              cell: ({ foreground, background, minimum }) => {
                const ratio = contrastRatio(color[foreground], color[background])
                return (
                  <Badge tone={ratio >= minimum ? 'positive' : 'critical'}>
                    {ratio.toFixed(2)} of {minimum}
                  </Badge>
                )
              },
            },
          ]}
        />
      </Sections>
    )
  },
}

export const Type: StoryObj = {
  render: () => (
    <Stack gap={5}>
      {(['display', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Display face, {size}
        </Heading>
      ))}
      {Object.entries(typeScale).map(([name, px]) => (
        <p key={name} style={{ fontSize: px }}>
          Text face, {name} {px} px: 0123456789
        </p>
      ))}
    </Stack>
  ),
}

const named = (entries: [string, ReactNode][]) => (
  <Inline gap={6} align="end">
    {entries.map(([name, sample]) => (
      <Stack key={name} gap={2}>
        {sample}
        <Text size="sm">{name}</Text>
      </Stack>
    ))}
  </Inline>
)

const boxes = (variants: Record<string, string>) =>
  named(
    Object.entries(variants).map(([name, className]) => [
      name,
      <div key={name} className={`${css.box} ${className}`} />,
    ]),
  )

export const ShapeAndTexture: StoryObj = {
  render: () => (
    <Sections>
      {boxes(css.radii)}
      {boxes(css.shapes)}
      {boxes(css.elevations)}
      <Grid min="16rem">
        {Object.entries(css.textures).map(([name, className]) => (
          <Stack key={name} gap={2}>
            <div className={`${css.texture} ${className}`} />
            <Text size="sm">{name}</Text>
          </Stack>
        ))}
      </Grid>
    </Sections>
  ),
}

export const Motion: StoryObj = {
  render: () => (
    <Stack gap={3}>
      {(['quick', 'medium', 'slow'] as const).map((speed) => (
        <Card key={speed} tone="sunken" className={css.track}>
          <div className={`${css.runner} ${css.curves[speed]}`} />
          <Text size="sm">{speed}: point at it</Text>
        </Card>
      ))}
    </Stack>
  ),
}
