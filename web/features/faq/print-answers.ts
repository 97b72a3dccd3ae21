import type { OutputOf } from '#shared/contract/calls.ts';
import type { Api } from '#web/lib/api/api-client.ts';

/** Prints the list with the answers of all questions: those that were never opened are not on the page. */
export async function printAnswers(api: Api, questions: readonly { documentId: string }[]): Promise<void> {
  const documentIds = questions.map(({ documentId }) => documentId);
  const input = { documentIds, format: 'html' } as const;
  // Without them the list says on paper where they are.
  const found = await api.post('/api/v1/board/faq-texts', input).catch(() => null);
  const added = (found?.list ?? []).flatMap(addAnswer);
  window.addEventListener('afterprint', () => added.forEach((remove) => remove()), { once: true });
  window.print();
}

/** On paper, below a question that is closed. Returns what removes it again. */
function addAnswer({ documentId, answer }: OutputOf<'/api/v1/board/faq-texts'>['list'][number]) {
  const question = document.getElementById(documentId);
  if (!question || question.hasAttribute('open')) return [];
  const paper = document.createElement('div');
  paper.className = 'rich-text -mt-2 hidden border-b border-line pb-5 print:block';
  // The server has sanitised it.
  paper.innerHTML = answer;
  question.classList.add('print:border-b-0');
  question.after(paper);
  return () => {
    paper.remove();
    question.classList.remove('print:border-b-0');
  };
}
