-- A dose of no units was due and left out on purpose: its day is closed, and it counts nowhere.
alter table supplement_dose drop constraint supplement_dose_units_check;
alter table supplement_dose add constraint supplement_dose_units_check check (units = 0 or units between 0.5 and 100);
