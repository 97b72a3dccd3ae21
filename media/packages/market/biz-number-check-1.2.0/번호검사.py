"""사업자등록번호 열 자리의 확인 숫자를 검사합니다."""
import re

WEIGHTS = (1, 3, 7, 1, 3, 7, 1, 3, 5)


def check(number: str) -> str:
    digits = re.sub(r"\D", "", number)
    if len(digits) != 10:
        return "자릿수 다름"
    values = [int(each) for each in digits]
    total = sum(value * weight for value, weight in zip(values, WEIGHTS))
    total += values[8] * 5 // 10
    return "올바름" if (10 - total % 10) % 10 == values[9] else "확인 숫자 다름"


def run(table):
    for row in table:
        row["번호검사"] = check(row["사업자등록번호"])
    return table


if __name__ == "__main__":
    import csv
    import sys

    with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
        for row in run(list(csv.DictReader(file))):
            print(row["거래처"], row["사업자등록번호"], row["번호검사"])
