/** Of Node.js and OpenSSL: expired, of another name, or of an authority that is not known here. */
const CODES = /^(?:CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)_)/;

export const isCertificateError = (code: string): boolean => CODES.test(code);

/** What an operator may do about it. */
export const NAME_THE_AUTHORITY =
  '주소가 인증서의 이름과 같은지 확인해주세요. 사설 인증 기관이 발급했으면 그 인증서 파일을 NODE_EXTRA_CA_CERTS로 지정해주세요.';
