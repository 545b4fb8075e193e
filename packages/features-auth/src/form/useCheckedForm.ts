import { isApiError } from '@marquee/api-client'
import { track, useIsInBrowser, useT } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormHTMLAttributes, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { explain } from './explain.ts'
import type { Problems } from './rules.ts'

export interface CheckedFormOptions<Values extends FieldValues> {
  /** What analytics call it. */
  name: string
  /** Every field in the order in which it stands, with the value of an untouched one. */
  empty: Values
  check: (values: Values) => Problems<Values>
  /** Sends what passed. Its failure is explained; the form keeps what was typed. */
  send: (values: Values) => Promise<void>
}

/** What a control of the form takes. */
export interface FieldProps extends UseFormRegisterReturn {
  id: string
  error: string | undefined
}

export interface FormProblem {
  /** Null when it is about the whole form. */
  field: string | null
  text: string
}

export interface CheckedForm<Values extends FieldValues> {
  formProps: FormHTMLAttributes<HTMLFormElement>
  field: (name: Path<Values>) => FieldProps
  /** Follows one value while it is typed. */
  watch: (name: Path<Values>) => string | undefined
  problems: FormProblem[]
  /** Takes back what was said to be wrong. */
  clear: () => void
  /** Being sent, or accepted and about to go on. */
  busy: boolean
  /** False until the page can handle the form itself: sent before, it would only reload the page. */
  ready: boolean
}

/**
 * A form that says what is wrong beside each field and above how many there are, puts the focus on the
 * first of them and keeps what was typed. Checked when it is sent, then with every change.
 */
export function useCheckedForm<Values extends FieldValues>({
  name,
  empty,
  check,
  send,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const t = useT('auth')
  const ready = useIsInBrowser()
  const changed = useRef(new Set<string>())
  const fields = Object.keys(empty) as Path<Values>[]

  const resolver: Resolver<Values> = (typed) => {
    const values = { ...empty, ...definedOf(typed) }
    const problems = Object.entries(check(values)).map(([field, problem]) => [
      field,
      { type: 'check', message: t(problem?.key ?? '', problem?.values ?? {}) },
    ])
    return problems.length
      ? { values: {}, errors: Object.fromEntries(problems) as FieldErrors<Values> }
      : { values, errors: {} }
  }

  const form = useForm<Values>({
    resolver,
    // Without starting values the form takes over what was typed before the page came alive.
    defaultValues: {} as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  // Others see that something is being sent; without a connection it fails at once instead of later.
  const { mutateAsync } = useMutation({ mutationFn: send, networkMode: 'always' })

  const submit = async (values: Values) => {
    try {
      await mutateAsync(values)
      track('send_form', { form_name: name, message: 'success' })
    } catch (error) {
      track('send_form', { form_name: name, message: isApiError(error) ? error.code : 'failed' })
      refuse(error)
    }
  }

  const refuse = (error: unknown) => {
    const reasons = explain(error).map(({ field, key, values }) => ({
      field: fields.find((known) => known === field),
      text: t(key, values ?? {}),
    }))
    for (const { field, text } of reasons) {
      form.setError(field ?? 'root.server', { type: 'server', message: text })
    }
    const first = fields.find((field) => reasons.some((reason) => reason.field === field))
    if (first) form.setFocus(first)
  }

  const point = (found: FieldErrors<Values>) => {
    const first = fields.find((field) => found[field])
    if (first) form.setFocus(first)
    track('send_form', { form_name: name, message: 'invalid', form_field: first ?? '' })
  }

  const noteChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name: field } = target as unknown as HTMLInputElement
    if (!field || changed.current.has(field)) return
    changed.current.add(field)
    track('change_form', { form_name: name, form_field: field })
  }

  const problems: FormProblem[] = fields
    .filter((field) => errors[field])
    .map((field) => ({ field, text: String(errors[field]?.message ?? '') }))
  const whole = errors.root?.['server']?.message

  return {
    formProps: {
      noValidate: true,
      // Never a GET: what was typed must not end up in an address.
      method: 'post',
      onSubmit: (event) => void form.handleSubmit(submit, point)(event),
      onChange: noteChange,
    },
    field: (field) => ({
      ...form.register(field),
      id: `${name}-${field}`,
      error: errors[field] ? String(errors[field]?.message ?? '') : undefined,
    }),
    watch: (field) => form.watch(field) as string | undefined,
    problems: whole ? [{ field: null, text: whole }, ...problems] : problems,
    clear: () => form.clearErrors(),
    busy: isSubmitting || isSubmitSuccessful,
    ready,
  }
}

/** What was typed; fields that nobody touched are left out. */
const definedOf = <Values extends FieldValues>(typed: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(typed).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Values>
