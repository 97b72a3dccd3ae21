import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { checkInquiry } from '#shared/inquiries/inquiry.rules.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { REQUIRED_OF } from '#shared/inquiries/inquiry-fields.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { InquiryValues } from './inquiry-values.ts';

export type Step = 1 | 2;

/** In the fragment, which the server and the loaders never see: back and forward change the step, a reload keeps it. */
const SECOND_STEP = '#more';

const noSubscription = () => () => {};

/** What the first step asks for: all that is required, except the consent. */
export const firstStepOf = (type: InquiryKind): (keyof InquiryValues)[] =>
  type === 'FREE' ? ['products', ...REQUIRED_OF.FREE] : [...REQUIRED_OF.CONTACT];

/** The step in view, the ways between the two, and which refused attempt the summary of errors tells about. */
export function useSteps(type: InquiryKind, form: UseFormReturn<InquiryValues>) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The server draws the first step, so hydration must, too.
  const isBrowser = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const step: Step = isBrowser && hash === SECOND_STEP ? 2 : 1;
  const [refusals, setRefusals] = useState(0);
  const head = useRef<HTMLDivElement>(null);

  const goTo = (wanted: Step, replace = false) => {
    if (wanted !== step) void navigate({ search, hash: wanted === 2 ? SECOND_STEP : '' }, { replace });
  };
  const isFirstDone = () => {
    const { products, ...values } = form.getValues();
    const problems: Record<string, string | null> = checkInquiry(type, values, products, koreanDay(new Date()));
    return firstStepOf(type).every((name) => !problems[name]);
  };

  const latest = useRef({ goTo, isFirstDone });
  useEffect(() => {
    latest.current = { goTo, isFirstDone };
  });
  useEffect(() => {
    // A link to the second step, or a form that was sent.
    if (step === 2 && !latest.current.isFirstDone()) latest.current.goTo(1, true);
  }, [step]);

  const shown = useRef({ step, refusals });
  useEffect(() => {
    if (shown.current.step === step && shown.current.refusals === refusals) return;
    shown.current = { step, refusals };
    // The summary of errors, else the heading of the step.
    head.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [step, refusals]);

  const refuse = (names: readonly string[]) => {
    const first = firstStepOf(type) as string[];
    goTo(names.some((name) => first.includes(name)) ? 1 : 2);
    // After the errors are drawn, and after a dialog has restored the focus, which takes one frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setRefusals((count) => count + 1)));
  };
  const next = async () => {
    if (!(await form.trigger(firstStepOf(type)))) return refuse(firstStepOf(type));
    setRefusals(0);
    goTo(2);
  };
  return { step, head, isRefused: refusals > 0, refuse, next, back: () => goTo(1) };
}
