/** Beside `verifyEmail`: only this page shows them. */
export const verifyAccountText = {
  one: (userId: string, joined: string) =>
    `아이디 ${userId}(${joined} 가입)의 이메일 주소로 확인합니다. 본인이 가입하신 아이디가 아니라면 누르지 마시고 이 화면을 닫아주세요.`,
  several:
    '이 이메일 주소로 가입한 아이디가 여러 개입니다. 본인이 가입하신 아이디를 눌러주세요. 본인의 아이디가 없다면 누르지 마시고 이 화면을 닫아주세요.',
  choice: (userId: string, joined: string) => `${userId} (${joined} 가입)`,
} as const;
