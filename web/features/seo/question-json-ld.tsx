import type { OutputOf } from '#shared/contract/calls.ts';
import { JsonLd } from './json-ld.tsx';

type Questions = OutputOf<'/api/v1/board/faq-texts'>['list'];

/** JSON-LD of the FAQs on this page. Their answers are visible when opened, as search engines require. */
export function QuestionJsonLd({ questions }: { questions: Questions }) {
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <JsonLd things={[{ '@type': 'FAQPage', inLanguage: 'ko', mainEntity }]} />;
}
