import type { HomePage } from '@marquee/contract'
import { Link, useT, useTranslate } from '@marquee/core'
import { Button, Card, Grid, Heading, Stack, Text } from '@marquee/ui'
import { linkParts } from '../banners.ts'
import * as css from './Promotions.css.ts'

/** What runs at the moment (HOME-01, HOME-09). */
export function Promotions({ promotions }: { promotions: HomePage['payload']['promotions'] }) {
  const t = useT('lobby')
  const translate = useTranslate()
  if (!promotions.length) return null
  return (
    <section aria-labelledby="lobby-promotions">
      <Stack gap={3}>
        <Heading level={2} ornate id="lobby-promotions">
          {t('promotions.title')}
        </Heading>
        <Grid min="19rem" gap={4}>
          {promotions.map(({ id, title, text, link }) => {
            const name = translate(title)
            return (
              <Card key={id} data-promotion={id}>
                <div className={css.inside}>
                  <Stack gap={1}>
                    <Heading level={3} size="sm">
                      {name}
                    </Heading>
                    <Text size="sm" tone="secondary">
                      {translate(text)}
                    </Text>
                  </Stack>
                  {link && (
                    <Button
                      size="sm"
                      variant="quiet"
                      render={<Link {...linkParts(link)} />}
                      aria-label={`${t('promotions.open')}: ${name}`}
                    >
                      {t('promotions.open')}
                    </Button>
                  )}
                </div>
              </Card>
            )
          })}
        </Grid>
      </Stack>
    </section>
  )
}
