import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import { stateRules } from '../../restriction/rules.ts'
import { mailIn, ways } from './sweepstakesWays.ts'
import type { TermsDocument, Texts } from './types.ts'

const locales = ['en', 'es'] as const

const inBoth = (write: (locale: 'en' | 'es') => string): Texts => ({
  en: write('en'),
  es: write('es'),
})

const dateIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** `Alabama and Nebraska (19)`: the states that ask for more than the brand does elsewhere. */
function olderStates(settings: BrandSettings): Texts | null {
  const older = stateRules(settings).filter(
    ({ minimumAge, allowed }) => allowed && minimumAge > settings.minimumAge.default,
  )
  if (!older.length) return null
  return inBoth((locale) =>
    new Intl.ListFormat(locale).format(
      older.map(({ name, minimumAge }) => `${name[locale]} (${minimumAge})`),
    ),
  )
}

function eligibility(settings: BrandSettings): Texts {
  const { name: brand, minimumAge } = settings
  const closed = stateRules(settings).filter(({ allowed }) => !allowed)
  const states = inBoth((locale) =>
    new Intl.ListFormat(locale).format(closed.map(({ name }) => name[locale])),
  )
  const older = olderStates(settings)
  return {
    en: [
      `${brand} is open to legal residents of the United States who are at least ${minimumAge.default} years old${older ? `, or the age their state asks for: ${older.en}` : ''}.`,
      closed.length ? `It is not available in ${states.en}.` : '',
      'One person may have one account. Employees of the sponsor and their immediate families may not take part. Void where prohibited by law.',
    ]
      .filter(Boolean)
      .join(' '),
    es: [
      `${brand} está abierto a residentes legales de los Estados Unidos que tengan al menos ${minimumAge.default} años${older ? `, o la edad que pida su estado: ${older.es}` : ''}.`,
      closed.length ? `No está disponible en ${states.es}.` : '',
      'Cada persona puede tener una cuenta. No pueden participar los empleados del patrocinador ni sus familiares directos. Nulo donde la ley lo prohíba.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function redeeming({ cash }: BrandSettings): Texts {
  const [least, dollars] = [
    (locale: string) =>
      numberFormat(locale, { minimumFractionDigits: 2 }).format(cash.redemptionMinimum / 100),
    (locale: string) =>
      numberFormat(locale, { style: 'currency', currency: 'USD' }).format(
        cash.redemptionMinimum / 100,
      ),
  ]
  return {
    en: `You can redeem ${least('en')} winnings (${dollars('en')}) or more at a time. Before your first redemption we verify your identity. We pay to a bank account or a wallet in your own name. You can cancel a redemption until we have decided on it.`,
    es: `Puedes canjear ${least('es')} ganancias (${dollars('es')}) o más cada vez. Antes de tu primer canje verificamos tu identidad. Pagamos a una cuenta bancaria o billetera a tu nombre. Puedes cancelar un canje hasta que lo hayamos decidido.`,
  }
}

/**
 * The rules of a brand's sweepstakes. Every figure comes from the settings that the platform enforces;
 * the sponsor's name and addresses are the operator's to fill in.
 */
export function sweepstakesRules(settings: BrandSettings): TermsDocument {
  const { name: brand, sweepstakes, contactEmail } = settings
  const { sponsor, startsOn } = sweepstakes
  const [starts, startsEs] = locales.map((locale) => dateIn(locale, startsOn))
  const paragraphs: [id: string, en: string, es: string][] = [
    [
      'no-purchase',
      'No purchase or payment is necessary to enter or win. A purchase does not increase your chance of winning.',
      'No es necesaria ninguna compra ni pago para participar o ganar. Una compra no aumenta tu probabilidad de ganar.',
    ],
    [
      'sponsor',
      `${brand} is run by ${sponsor.name}, ${sponsor.address} (the sponsor). You can reach us at ${contactEmail}.`,
      `${brand} es operado por ${sponsor.name}, ${sponsor.address} (el patrocinador). Puedes escribirnos a ${contactEmail}.`,
    ],
    ['eligibility', eligibility(settings).en, eligibility(settings).es],
    [
      'dates',
      `The sweepstakes began on ${starts} and continues until the sponsor announces its end here, at least 30 days ahead. Winnings you hold on the last day can still be redeemed for 60 days.`,
      `El sorteo comenzó el ${startsEs} y sigue hasta que el patrocinador anuncie aquí su final, con al menos 30 días de anticipación. Las ganancias que tengas el último día se podrán canjear durante 60 días.`,
    ],
    [
      'value',
      'An entry lets you play a game for the chance to win. Entries have no cash value: they cannot be bought, sold, transferred or redeemed. What you win with entries is credited as winnings. One winning can be redeemed for $1.00.',
      'Una participación te permite jugar con la posibilidad de ganar. Las participaciones no tienen valor en efectivo: no se pueden comprar, vender, transferir ni canjear. Lo que ganas con participaciones se acredita como ganancias. Una ganancia se puede canjear por $1.00.',
    ],
    ['entries', ways(settings).en, ways(settings).es],
    ['mail-in', mailIn(settings).en, mailIn(settings).es],
    [
      'play-through',
      'You must play an entry once before it can become winnings. Winnings from your own rounds need no further play. Winnings we give you, for example in a promotion, must be played once before you can redeem them. Play uses entries first, then winnings.',
      'Debes jugar una participación una vez para que pueda convertirse en ganancias. Las ganancias de tus propias rondas no necesitan más juego. Las ganancias que te regalamos, por ejemplo en una promoción, deben jugarse una vez antes de canjearlas. Al jugar se usan primero las participaciones y después las ganancias.',
    ],
    ['redeeming', redeeming(settings).en, redeeming(settings).es],
    [
      'odds',
      'Odds depend on the game. Every game shows its odds and its return behind the rules button; every wheel, box, card and draw shows its odds on its own page. They come from the same table that decides the outcome.',
      'Las probabilidades dependen del juego. Cada juego muestra sus probabilidades y su retorno en el botón de reglas; cada rueda, caja, tarjeta y sorteo muestra las suyas en su página. Salen de la misma tabla que decide el resultado.',
    ],
    [
      'prizes',
      'The prize is the winnings in your balance. The paytable of each game shows the largest win it can give. Prizes cannot be transferred. If we cannot verify a winner’s identity, no prize is paid.',
      'El premio son las ganancias de tu saldo. La tabla de pagos de cada juego muestra la ganancia máxima que puede dar. Los premios no se pueden transferir. Si no podemos verificar la identidad de un ganador, no se paga el premio.',
    ],
    [
      'taxes',
      'You are responsible for taxes on your prizes. We report prizes to the tax authorities when the law requires it and may ask for your tax number first.',
      'Tú eres responsable de los impuestos sobre tus premios. Informamos los premios a las autoridades fiscales cuando la ley lo exige y es posible que antes te pidamos tu número fiscal.',
    ],
    [
      'privacy',
      'We use your details as described in our privacy policy, to run the sweepstakes, verify winners and meet the law.',
      'Usamos tus datos como lo describe nuestra política de privacidad: para operar el sorteo, verificar a los ganadores y cumplir la ley.',
    ],
    [
      'disputes',
      `Contact us first at ${contactEmail}; we answer within 30 days. A dispute we cannot settle with you is decided by the courts of your state of residence, unless the law of that state says otherwise.`,
      `Escríbenos primero a ${contactEmail}; respondemos en 30 días. Una disputa que no podamos resolver contigo la deciden los tribunales de tu estado de residencia, salvo que la ley de ese estado disponga otra cosa.`,
    ],
  ]
  return {
    key: 'sweepstakes-rules',
    version: '2026-11c',
    title: { en: 'Sweepstakes rules', es: 'Reglas del sorteo' },
    paragraphs: paragraphs.map(([id, en, es]) => ({ id, text: { en, es } })),
  }
}
