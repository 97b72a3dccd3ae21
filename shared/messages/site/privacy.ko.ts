/** Texts of the member's own personal data. */
export const privacyText = {
  /** Button of the final confirmation. */
  withdrawButton: '철회',
  withdraw: {
    title: '문의 동의 철회',
    description:
      '버튼을 누르시면 문의하실 때 적으신 개인정보와 문의 내용, 첨부파일을 바로 파기합니다. 파기한 내용은 되돌릴 수 없으며, 상담도 종료됩니다.',
    submit: '동의 철회',
    confirm: '동의를 철회하고 개인정보를 파기하시겠습니까?<br>파기한 내용은 되돌릴 수 없습니다.',
    done: '동의 철회가 처리되어 개인정보를 파기했습니다.',
    doneHint: '그동안 관심을 가져주셔서 감사합니다. 다시 문의하시려면 새로 접수해주세요.',
  },
  withdrawEnded: {
    text: '확인할 수 없는 링크입니다. 접수 메일의 링크를 다시 확인해주세요. 문의로 알려주시면 담당자가 처리해드립니다.',
    own: '로그인하고 남기신 문의는 직접 철회하실 수 있습니다.',
    toOwn: '내 활동에서 철회하기',
    label: '제품 문의로 요청하기',
  },
  member: {
    withdraw: '동의 철회',
    withdrawOf: (contractNumber: string) => `${contractNumber} 동의 철회`,
    withdrawConfirm: (contractNumber: string) =>
      `${contractNumber}의 개인정보 동의를 철회하시겠습니까?<br>적으신 개인정보와 문의 내용, 첨부파일을 바로 파기하고 상담을 종료합니다. 파기한 내용은 되돌릴 수 없습니다.`,
    withdrawn: '동의를 철회하고 개인정보를 파기했습니다.',
    total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
    more: '더 보기',
    data: '내 개인정보',
    dataHint:
      '회원정보와 동의 이력, 작성하신 글과 댓글, 문의, AI 어시스턴트와 나눈 대화를 파일 하나로 다운로드하실 수 있습니다.',
    export: '내 데이터 다운로드',
    exported: '내 데이터를 다운로드했습니다.',
    fileName: (day: string) => `내_개인정보_${day}.json`,
  },
} as const;
