import type { TermsDocument } from './types.ts'

export const termsOfUse = (brand: string): TermsDocument => ({
  key: 'terms-of-use',
  version: '2026-11',
  title: { en: 'Terms of use', es: 'Condiciones de uso' },
  paragraphs: [
    {
      id: 'free',
      text: {
        en: `Playing ${brand} is free. Coins have no value outside of ${brand}: they cannot be sold, given away or redeemed.`,
        es: `Jugar en ${brand} es gratis. Las monedas no tienen valor fuera de ${brand}: no se pueden vender, regalar ni canjear.`,
      },
    },
    {
      id: 'who',
      text: {
        en: 'You are old enough where you live, you are in a state where we are available, and the account is yours alone. One person has one account.',
        es: 'Tienes la edad que pide tu estado, estás en un estado donde estamos disponibles y la cuenta es solo tuya. Cada persona tiene una cuenta.',
      },
    },
    {
      id: 'identity',
      text: {
        en: 'Before anything is redeemed we may ask who you are. Documents you send are seen by our verification team and by nobody else.',
        es: 'Antes de canjear podemos preguntarte quién eres. Los documentos que envías los ve nuestro equipo de verificación y nadie más.',
      },
    },
    {
      id: 'place',
      text: {
        en: 'We check where you are by your address on the internet and, if you allow it, by your device. Hiding it ends play.',
        es: 'Comprobamos dónde estás por tu dirección de internet y, si lo permites, por tu dispositivo. Ocultarlo termina el juego.',
      },
    },
    {
      id: 'fair',
      text: {
        en: 'Programs that play for you, and agreements between players, are not allowed. What was won that way is taken back.',
        es: 'No se permiten programas que jueguen por ti ni acuerdos entre jugadores. Lo que se gane así se retira.',
      },
    },
    {
      id: 'pause',
      text: {
        en: 'You can set limits, pause or close your account at any time under Responsible play. A stricter limit counts at once.',
        es: 'Puedes poner límites, hacer una pausa o cerrar tu cuenta en Juego responsable. Un límite más estricto vale al momento.',
      },
    },
    {
      id: 'changes',
      text: {
        en: 'When these terms change we show you what is new and ask you again before you play on.',
        es: 'Cuando estas condiciones cambien te mostraremos lo nuevo y te lo preguntaremos antes de que sigas jugando.',
      },
    },
  ],
})
