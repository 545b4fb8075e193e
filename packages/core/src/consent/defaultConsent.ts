import type { ConsentConfig } from './types.ts'

/** What the shell itself keeps and offers; a brand with more says its own whole list. */
export const defaultConsent: ConsentConfig = {
  necessary: [
    {
      id: 'session',
      name: { en: 'Signing in', es: 'Inicio de sesión' },
      description: {
        en: 'Keeps you signed in and your account safe.',
        es: 'Mantiene tu sesión abierta y tu cuenta segura.',
      },
    },
    {
      id: 'language',
      name: { en: 'Language', es: 'Idioma' },
      description: {
        en: 'Remembers the language you read in.',
        es: 'Recuerda el idioma en el que lees.',
      },
    },
    {
      id: 'preferences',
      name: { en: 'Preferences', es: 'Preferencias' },
      description: {
        en: 'Remembers sound, motion, daylight and what you have already seen today.',
        es: 'Recuerda sonido, movimiento, luz de día y lo que ya has visto hoy.',
      },
    },
    {
      id: 'consent',
      name: { en: 'This choice', es: 'Esta elección' },
      description: {
        en: 'Remembers what you allow here, so that we do not ask again.',
        es: 'Recuerda lo que permites aquí, para no volver a preguntar.',
      },
    },
  ],
  optional: [
    {
      id: 'analytics',
      name: { en: 'Statistics', es: 'Estadísticas' },
      description: {
        en: 'Tells us which pages and buttons are used, so that we can improve them.',
        es: 'Nos dice qué páginas y botones se usan, para mejorarlos.',
      },
    },
    {
      id: 'monitoring',
      name: { en: 'Error reports', es: 'Informes de errores' },
      description: {
        en: 'Tells us when something breaks on your device, without names or addresses.',
        es: 'Nos avisa cuando algo falla en tu dispositivo, sin nombres ni direcciones.',
      },
    },
    {
      id: 'marketing-push',
      name: { en: 'News by push message', es: 'Novedades por notificación' },
      description: {
        en: 'Lets us send news to this device after you allow notifications.',
        es: 'Permite enviarte novedades a este dispositivo si aceptas las notificaciones.',
      },
    },
    {
      id: 'partners',
      name: { en: 'Partner links', es: 'Enlaces de socios' },
      description: {
        en: 'Remembers for 30 days which partner’s link led you here.',
        es: 'Recuerda durante 30 días qué enlace de un socio te trajo.',
      },
    },
  ],
}
