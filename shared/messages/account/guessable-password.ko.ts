export const guessablePasswordText = {
  refused:
    '추측하기 쉬운 비밀번호입니다. 널리 쓰이는 비밀번호, 연속되거나 반복되는 글자, 아이디와 이름, 회사와 제품 이름은 피해주세요.',
} as const;

/** At the start of the server, apart from what the sign-up loads. */
export const guessableAtStartText = '설정 ADMIN_PASSWORD 값은 추측하기 쉬운 비밀번호입니다. 다른 값으로 바꿔주세요.';
