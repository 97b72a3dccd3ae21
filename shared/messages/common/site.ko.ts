export const site = {
  termDescription: (title: string) => `현재 시행 중인 ${title}입니다.`,
  version: (version: string) => `버전 ${version}`,
  effectiveFrom: (date: string) => `시행일 ${date}`,
  asOf: (date: string) => `${date} 기준`,
} as const;
