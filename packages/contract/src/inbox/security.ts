/** The kind of message that mails alone tell of: sign-ins, passwords, passkeys. It is in no inbox. */
export const securityKind = 'security'
