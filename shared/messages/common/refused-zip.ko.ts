/** Why an archive of staff is not accepted, whatever it was meant for. */
export const refusedZip = {
  broken: 'zip 파일이 손상되었거나 읽을 수 없는 형식입니다.',
  empty: 'zip 파일에 내용이 없습니다.',
  namesTooLong: 'zip 파일에 들어 있는 파일의 이름이 너무 깁니다.',
  suspiciousRatio: 'zip 파일의 압축률이 비정상적으로 높습니다.',
  unsafeName: 'zip 파일에 안전하지 않은 경로가 있습니다.',
  duplicateName: 'zip 파일에 이름이 같은 파일이 있습니다.',
  link: 'zip 파일에 링크가 들어 있습니다.',
};
