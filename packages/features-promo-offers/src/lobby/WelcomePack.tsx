import type { PromoOffer, PromoOfferBundle } from '../contract/schemas.ts'
import { track, useApp, useDateFormat, useModals, useT, useTranslate } from '@marquee/core'
import { Badge, Button, Card, classNames, Heading, Icon, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { Gives } from '../Gives.tsx'
import { bundlesQuery } from '../queries.ts'
import { usePrice } from '../usePrice.ts'
import * as css from './WelcomePack.css.ts'

type StepState = 'bought' | 'current' | 'later'

/** Offers are bought in order, so what stands before the current one was. */
const stateOf = (offers: readonly PromoOffer[], index: number): StepState => {
  const current = offers.findIndex((offer) => offer.current)
  if (index === current) return 'current'
  return index < current ? 'bought' : 'later'
}

function Step({ offer, state, number }: { offer: PromoOffer; state: StepState; number: number }) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const price = usePrice()
  return (
    <li
      className={classNames(css.step, state === 'current' && css.current)}
      aria-current={state === 'current' ? 'step' : undefined}
      data-testid={`welcome-${offer.promoOfferId}`}
      data-state={state}
    >
      <span className={css.sign} aria-hidden="true">
        {state === 'bought' ? <Icon name="check" /> : number}
      </span>
      <div className={css.what}>
        <Heading level={3} size="sm">
          {translate(offer.title)}
        </Heading>
        <Badge tone={state === 'current' ? 'accent' : 'neutral'}>{t(`welcome.${state}`)}</Badge>
        <Gives gives={offer.gives} />
        <Text as="span" size="sm">
          {price(offer.price)}
        </Text>
      </div>
    </li>
  )
}

function Pack({ bundle }: { bundle: PromoOfferBundle }) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const modals = useModals()
  const day = useDateFormat({ day: 'numeric', month: 'long' })
  const { promoOffers, promoOfferBundleId } = bundle
  const current = promoOffers.find((offer) => offer.current)
  if (!current) return null
  const { promoOfferId, finishedAt } = current
  return (
    <section aria-labelledby="welcome-pack" data-testid="welcome-pack">
      <Card className={css.card}>
        <div className={css.words}>
          <Heading level={2} size="lg" id="welcome-pack">
            {translate(bundle.title)}
          </Heading>
          <Text tone="secondary">
            {t('welcome.lead')}{' '}
            {finishedAt !== null && t('welcome.until', { day: day(finishedAt) })}
          </Text>
        </div>
        <ol className={css.steps}>
          {promoOffers.map((offer, index) => (
            <Step
              key={offer.promoOfferId}
              offer={offer}
              state={stateOf(promoOffers, index)}
              number={index + 1}
            />
          ))}
        </ol>
        <Button
          variant="quiet"
          className={css.action}
          data-testid="welcome-show"
          onClick={() => {
            track('click_button', { button_name: 'welcome_pack', location: 'lobby' })
            modals.open('promoOffer', { promoOfferBundleId, promoOfferId })
          }}
        >
          {t('welcome.show')}
        </Button>
      </Card>
    </section>
  )
}

/** The welcome pack on the lobby: its offers in order, and the current one (PROMO-02). */
export function WelcomePack() {
  const { api } = useApp()
  const { data } = useQuery(bundlesQuery(api))
  const bundle = data?.find(({ type }) => type === 'welcomePack')
  return bundle ? <Pack bundle={bundle} /> : null
}
