import { escapeHtml } from '#shared/text/escape-html.ts';

export const popupText = {
  title: '팝업',
  description: '공지에 지정한 기간 동안 첫 화면에 뜨는 팝업입니다. 기간은 공지에서 지정합니다.',
  register: '공지 등록',
  empty: '팝업 기간이 지정된 공지가 없습니다.',
  groups: { running: '진행 중', coming: '예정', ended: '종료' },
  atMost: (count: number) => `방문자에게는 위에서부터 ${count}개까지 하나씩 보여줍니다.`,
  unseen: '게시 전',
  crowdedOut: '보이지 않음',
  /** Why, by whether it is its turn now or only later. */
  crowdedOutWhy: {
    running: () => '‘보이지 않음’은 위로 옮기면 보입니다.',
    coming: (count: number) => `시작할 때 먼저 보여줄 팝업이 ${count}개 있으면 ‘보이지 않음’으로 표시합니다.`,
  },
  period: (from: string, until: string) => `${from} ~ ${until}`,
  preview: '미리보기',
  /** Beside the preview of a notice, which has its popup. */
  previewed: '팝업은 첫 화면에 뜹니다. 여기서는 글 위에 함께 보여줍니다.',
  /** Before and after the publication of a notice; times without the year. */
  told: (from: string, until: string) => ` ${from}${until}까지 첫 화면에 팝업으로 보입니다.`,
  from: (time: string) => `${time}부터 `,
  edit: '수정',
  up: (title: string) => `${title} 위로`,
  down: (title: string) => `${title} 아래로`,
  keep: '계속 두기',
  /** By whether it is shown now or only later. */
  end: {
    running: {
      button: '지금 종료',
      question: (title: string) => `‘${escapeHtml(title)}’ 팝업을 지금 종료하시겠습니까?<br>공지는 그대로 남습니다.`,
      done: '팝업이 종료되었습니다.',
    },
    coming: {
      button: '예약 취소',
      question: (title: string) => `‘${escapeHtml(title)}’ 팝업 예약을 취소하시겠습니까?<br>공지는 그대로 남습니다.`,
      done: '팝업 예약이 취소되었습니다.',
    },
  },
  moved: '순서가 저장되었습니다.',
};
