import type { TermsDocument } from './types.ts'

export const privacy = (brand: string): TermsDocument => ({
  key: 'privacy',
  version: '2026-11',
  title: { en: 'Privacy policy', es: 'Política de privacidad' },
  paragraphs: [
    {
      id: 'what',
      text: {
        en: `${brand} keeps what you tell us in your profile, how you play, and the technical data that a visit leaves: address, device and browser.`,
        es: `${brand} guarda lo que nos cuentas en tu perfil, cómo juegas y los datos técnicos que deja una visita: dirección, dispositivo y navegador.`,
      },
    },
    {
      id: 'why',
      text: {
        en: 'We use it to run your account, to keep play fair, and to meet the law. For analytics and for messages about offers we ask first.',
        es: 'Lo usamos para llevar tu cuenta, mantener el juego limpio y cumplir la ley. Para estadísticas y mensajes de ofertas preguntamos antes.',
      },
    },
    {
      id: 'position',
      text: {
        en: 'Your position is compared with the states we are available in. We keep the answer, not the position.',
        es: 'Tu posición se compara con los estados donde estamos disponibles. Guardamos la respuesta, no la posición.',
      },
    },
    {
      id: 'documents',
      text: {
        en: 'Documents are kept apart from everything else, are never public, and are deleted when the law lets us.',
        es: 'Los documentos se guardan aparte, nunca son públicos y se borran cuando la ley lo permite.',
      },
    },
    {
      id: 'rights',
      text: {
        en: 'You can see, correct and take along what we know of you, and ask us to delete it. Write to support.',
        es: 'Puedes ver, corregir y llevarte lo que sabemos de ti, y pedirnos que lo borremos. Escribe a soporte.',
      },
    },
  ],
})
