import { type Command, type Kernel, runCommand } from './command.ts'
import type { Tx } from './database.ts'

type Idempotency = Command<unknown>['idempotency']

/** The key under which an answer is kept that is made after the command that it is about. */
export const answerKey = (idempotency: Idempotency): Idempotency =>
  idempotency && { ...idempotency, key: `${idempotency.key}:answer` }

/**
 * The answer to an act that is made apart from its command, by what there is after it: the first that was
 * given for its key, whatever has happened since. Nobody was answered before it is kept.
 */
export const keepAnswer = <R>(
  kernel: Kernel,
  { name, playerId, idempotency }: Pick<Command<R>, 'name' | 'playerId' | 'idempotency'>,
  make: (tx: Tx) => Promise<R>,
): Promise<R> =>
  runCommand(kernel, {
    name,
    playerId,
    idempotency: answerKey(idempotency),
    input: null,
    continues: true,
    handle: ({ tx }) => make(tx),
  })
