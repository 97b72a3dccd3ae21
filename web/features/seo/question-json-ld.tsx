import type { OutputOf } from '#shared/contract/calls.ts';
import { JsonLd } from './json-ld.tsx';

type Questions = OutputOf<'/api/v1/board/faq-texts'>['list'];

/** The questions of this page with their answers, which visitors see when they open them. */
export function QuestionJsonLd({ questions }: { questions: Questions }) {
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <JsonLd things={[{ '@type': 'FAQPage', inLanguage: 'ko', mainEntity }]} />;
}
