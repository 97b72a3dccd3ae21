import { useEffect } from 'react';
import type { Envelope } from '#shared/contract/envelope.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { tokenHeaders } from '#web/lib/api/fetch-transport.ts';

type Texts = OutputOf<typeof PATH>['list'];
type Questions = readonly { documentId: string }[];

/** Gives the answers without counting their questions as read. Those that were never opened are not on the page. */
const PATH = '/api/v1/board/faq-texts';
/** The questions whose answers were asked for, found or not, until the print has ended. */
let asked: Questions | null = null;

const inputOf = (questions: Questions) => ({
  documentIds: questions.map(({ documentId }) => documentId),
  format: 'html' as const,
});

/** Prints the list with the answers of all questions. */
export async function printAnswers(api: Api, questions: Questions): Promise<void> {
  const closed = questions.filter(isClosed);
  // Without them the list says on paper where they are.
  const found = closed.length > 0 ? await api.post(PATH, inputOf(closed)).catch(() => null) : null;
  addAnswers(questions, found?.list ?? []);
  window.print();
}

/** The same for the browser's own command, Ctrl+P. */
export function usePrintedAnswers(questions: Questions): void {
  useEffect(() => {
    const onPrint = () => {
      const closed = questions.filter(isClosed);
      if (asked !== questions && closed.length > 0) addAnswers(questions, loadAtOnce(closed));
    };
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [questions]);
}

/** Holds up the page: what comes after `beforeprint` has ended is not printed. */
function loadAtOnce(questions: Questions): Texts {
  try {
    const request = new XMLHttpRequest();
    request.open('POST', PATH, false);
    for (const [name, value] of Object.entries(tokenHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/json');
    request.send(JSON.stringify(inputOf(questions)));
    const { data } = JSON.parse(request.responseText) as Envelope<{ list?: Texts }>;
    return data.list ?? [];
  } catch {
    return [];
  }
}

const isClosed = ({ documentId }: Questions[number]) =>
  document.getElementById(documentId)?.hasAttribute('open') === false;

/** Until the print has ended. */
function addAnswers(questions: Questions, texts: Texts): void {
  asked = questions;
  const added = texts.flatMap(addAnswer);
  const onEnd = () => {
    asked = null;
    added.forEach((remove) => remove());
  };
  window.addEventListener('afterprint', onEnd, { once: true });
}

/** On paper, below a question that is closed. Returns what removes it again. */
function addAnswer({ documentId, answer }: Texts[number]) {
  const question = document.getElementById(documentId);
  if (!question || question.hasAttribute('open')) return [];
  const paper = document.createElement('div');
  paper.className = 'rich-text hidden border-b border-line pb-3 print:block';
  // The server has sanitised it.
  paper.innerHTML = answer;
  question.classList.add('print:border-b-0');
  // On the page of its answer.
  question.style.breakAfter = 'avoid';
  question.after(paper);
  return () => {
    paper.remove();
    question.style.breakAfter = '';
    question.classList.remove('print:border-b-0');
  };
}
