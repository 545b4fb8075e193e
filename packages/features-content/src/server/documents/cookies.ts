import type { Author } from './types.ts'

export const cookies: Author = ({ name }) => ({
  updatedAt: Date.UTC(2026, 10, 16),
  title: { en: 'Cookies', es: 'Cookies' },
  description: {
    en: 'What is kept on your device, and what only comes with your consent.',
    es: 'Qué se guarda en tu dispositivo y qué solo llega con tu permiso.',
  },
  sections: [
    {
      id: 'what',
      heading: null,
      body: [
        {
          en: `A cookie is a small note that a site leaves on your device. ${name} needs a few to work. The others wait for your consent, and playing is the same without them.`,
          es: `Una cookie es una nota pequeña que un sitio deja en tu dispositivo. ${name} necesita unas pocas para funcionar. Las demás esperan tu permiso, y jugar es igual sin ellas.`,
        },
      ],
    },
    {
      id: 'necessary',
      heading: { en: 'Always there', es: 'Siempre' },
      body: [
        [
          {
            en: 'Signing in: keeps you signed in and your account safe.',
            es: 'Inicio de sesión: mantiene tu sesión abierta y tu cuenta segura.',
          },
          {
            en: 'Language: remembers the language you read in, for a year.',
            es: 'Idioma: recuerda el idioma en que lees, durante un año.',
          },
          {
            en: 'Preferences: sound, motion, light or dark, and what you have seen today.',
            es: 'Preferencias: sonido, movimiento, claro u oscuro, y lo que ya has visto hoy.',
          },
          {
            en: 'Your choice about cookies, so that we do not ask on every page.',
            es: 'Tu elección sobre las cookies, para no preguntar en cada página.',
          },
        ],
      ],
    },
    {
      id: 'optional',
      heading: { en: 'Only with your consent', es: 'Solo con tu permiso' },
      body: [
        [
          {
            en: 'Statistics: which pages and buttons are used.',
            es: 'Estadísticas: qué páginas y botones se usan.',
          },
          {
            en: 'Error reports: that something broke, without names or addresses.',
            es: 'Informes de errores: que algo falló, sin nombres ni direcciones.',
          },
          {
            en: 'News by push message, once you also allow notifications.',
            es: 'Novedades por notificación, cuando también aceptas los avisos.',
          },
        ],
      ],
    },
    {
      id: 'change',
      heading: { en: 'Changing your mind', es: 'Cambiar de opinión' },
      body: [
        {
          en: 'At the foot of each page there is a button for cookies. A choice can be changed there at any time. If the list changes, we ask again.',
          es: 'Al pie de cada página hay un botón de cookies. Ahí se puede cambiar la elección cuando quieras. Si la lista cambia, volvemos a preguntar.',
        },
        {
          en: 'What we do with what we know is in the [privacy policy](/page/privacy).',
          es: 'Qué hacemos con lo que sabemos está en la [política de privacidad](/page/privacy).',
        },
      ],
    },
  ],
})
