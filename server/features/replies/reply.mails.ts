import type { Config } from '../../config.ts';
import type { RenderedMail } from '../../mail/templates.ts';
import { renderMail } from '../../mail/templates.ts';
import type { DocumentRow } from '../documents/open-document.ts';

type Names = Pick<Config, 'productName' | 'publicUrl'>;
type Question = Pick<DocumentRow, 'id' | 'board_type' | 'title'>;

/** Title and link alone: what a private question says must not lie in a mailbox. */
function mailAbout(
  { productName, publicUrl }: Names,
  question: Question,
  template: string,
  subject: string,
  sentence: string,
): RenderedMail {
  return renderMail({
    template,
    subject,
    productName,
    lines: [sentence, `제목: ${question.title}`],
    link: { label: '답변 확인하기', url: `${publicUrl}/${question.board_type}Detail/${question.id}` },
  });
}

export const answeredMail = (names: Names, question: Question) =>
  mailAbout(
    names,
    question,
    'question-answered',
    '질문에 답변이 등록되었습니다',
    '등록하신 질문에 공식 답변이 등록되었습니다.',
  );

export const infoRequestedMail = (names: Names, question: Question) =>
  mailAbout(
    names,
    question,
    'question-info-requested',
    '질문에 추가 정보가 필요합니다',
    '정확한 답변을 위해 추가 정보를 요청드렸습니다. 내용을 확인하고 댓글을 남겨주세요.',
  );

export const repliedMail = (names: Names, question: Question) =>
  mailAbout(
    names,
    question,
    'question-replied',
    '질문에 댓글이 등록되었습니다',
    '등록하신 글에 새 댓글이 등록되었습니다.',
  );
