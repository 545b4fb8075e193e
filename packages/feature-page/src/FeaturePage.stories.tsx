import type { Composition } from '@marquee/core'
import { inApp, makePlayer } from '@marquee/core/testing'
import { Button, Card, Stack, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeaturePage } from './FeaturePage.tsx'
import { makePageData } from './testing/makePageData.ts'
import { sampleFeature } from './testing/sampleFeature.ts'

const meta: Meta = { title: 'Feature page/Composition', parameters: { bare: true } }
export default meta

const shown = (featurePage: Composition['featurePage'], isPlayer = true): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [sampleFeature], composition: { featurePage } },
      player: isPlayer ? makePlayer() : null,
      data: makePageData(),
    }),
  ],
  render: () => (
    <main>
      <FeaturePage feature={sampleFeature.id} icon="gift" steps={3} facts={{ cost: 'coins' }}>
        {isPlayer && (
          <Card padding="lg">
            <Stack gap={4} align="center">
              <Text>Seven lanterns hang over the pond.</Text>
              <Button>Light the next one</Button>
            </Stack>
          </Card>
        )}
      </FeaturePage>
    </main>
  ),
})

export const Banner = shown('banner')
export const BannerOfAGuest: StoryObj = { ...shown('banner', false), globals: { player: 'guest' } }
export const Stage = shown('stage')
export const StageOfAGuest: StoryObj = { ...shown('stage', false), globals: { player: 'guest' } }
export const Column = shown('column')
export const ColumnOfAGuest: StoryObj = { ...shown('column', false), globals: { player: 'guest' } }
