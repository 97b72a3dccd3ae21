export const site = {
  preparing: (title: string) => `${title} 준비 중`,
  preparingHint: '내용을 준비하고 있습니다. 준비가 끝나면 이곳에서 확인할 수 있습니다.',
  preparingForm: '약관과 동의서를 준비하고 있습니다. 준비가 끝나면 이곳에서 신청할 수 있습니다.',
  preparingCompany: '회사 정보를 준비하고 있습니다.',
  termDescription: (title: string) => `현재 시행 중인 ${title}입니다.`,
  version: (version: string) => `버전 ${version}`,
  effectiveFrom: (date: string) => `시행일 ${date}`,
  asOf: (date: string) => `${date} 기준`,
} as const;
