/** Customer, item and quantity: what the spreadsheet of lecture 5 holds, and its practice files. */
export const ORDERS: [customer: string, item: string, quantity: string][] = [
  ['다온물류', 'A4 복사용지', '25'],
  ['누리메디', '라텍스 장갑', '40'],
  ['한빛상사', '토너 카트리지', '6'],
  ['가람건설', '안전모 백색', '30'],
  ['새봄유통', '택배 상자 3호', '500'],
  ['청솔제약', '지퍼백 중형', '120'],
  ['두레식품', '비닐 앞치마', '80'],
  ['온새미교육', '보드 마커', '60'],
];
