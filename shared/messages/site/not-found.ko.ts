/** The search on a page that is not there. */
export const notFoundText = { search: '검색', searchWord: '검색어를 입력해주세요' } as const;
